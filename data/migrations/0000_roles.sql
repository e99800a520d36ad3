-- The role every signed-in call works under (design section 5). Roles belong to the whole server, so it may be there already.
DO $$ BEGIN
  CREATE ROLE cornerledger_member NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT cornerledger_member TO %I', current_user);
EXCEPTION WHEN OTHERS THEN NULL; -- a superuser needs no membership, and since PostgreSQL 16 the creator has it
END $$;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO cornerledger_member;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
