-- Filled by the owner at each start (server/db/declared-acts.ts); read by the owner's functions alone.
CREATE POLICY atos_dono ON atos TO CURRENT_USER USING (true) WITH CHECK (true);
