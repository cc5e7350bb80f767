-- Each start writes this table as the owner (server/db/logins/papeis.ts); only functions that run as the owner read it.
CREATE POLICY papeis_dono ON papeis TO CURRENT_USER USING (true);
