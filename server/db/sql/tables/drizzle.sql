CREATE POLICY migracoes_do_dono ON drizzle.__drizzle_migrations TO CURRENT_USER USING (true);
