-- What each role of the staff may do. Only the owner writes it, at each start, from domain/permissions.ts
-- (server/db/logins/papeis.ts). Other roles read it only by the functions `quem_pede` and `administra`.
CREATE POLICY papeis_dono ON papeis TO CURRENT_USER USING (true);
