ALTER TABLE "staff_pins" ADD COLUMN "tries_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_pins" DROP COLUMN "tries";--> statement-breakpoint
-- Functions that run with their owner's rights look names up where nobody else can create any.
ALTER FUNCTION ledger_enter() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION ledger_post() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION ledger_check() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION ledger_account() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION ledger_books() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION ledger_period() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION till_sessions_guard() SET search_path = pg_catalog, public, pg_temp;
