-- What each role of the staff may do. Only the owner writes this table, at each start, from domain/permissions.ts
-- (server/db/logins/papeis.ts). Other roles read it only through functions that run as the owner.
CREATE POLICY papeis_dono ON papeis TO CURRENT_USER USING (true);
