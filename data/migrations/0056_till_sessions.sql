CREATE TABLE "till_events" (
	"workspace_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"memo" text DEFAULT '' NOT NULL,
	"count" jsonb,
	"reading" jsonb,
	"entry_id" uuid,
	"person_id" integer,
	"person_name" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "till_events_workspace_id_session_id_sequence_pk" PRIMARY KEY("workspace_id","session_id","sequence"),
	CONSTRAINT "till_events_kind_check" CHECK ("till_events"."kind" in ('opened', 'paid-in', 'paid-out', 'no-sale', 'note', 'counting', 'counted', 'z-reading', 'closed', 'reviewed', 'locked'))
);
--> statement-breakpoint
ALTER TABLE "till_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "till_sessions" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"till_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"business_date" date NOT NULL,
	"expected_opening" bigint NOT NULL,
	"counted_opening" bigint NOT NULL,
	"opening_count" jsonb NOT NULL,
	"expected_closing" bigint,
	"counted_closing" bigint,
	"closing_count" jsonb,
	"opened_after" integer NOT NULL,
	"counts" integer DEFAULT 0 NOT NULL,
	"counted_after" integer,
	"readings" integer DEFAULT 0 NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_by" integer,
	"opened_by_name" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"closed_by_name" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"reviewed_by_name" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(opened_by_name || E'
' || closed_by_name || E'
' || explanation)) STORED NOT NULL,
	CONSTRAINT "till_sessions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "till_sessions_state_check" CHECK ("till_sessions"."state" in ('open', 'counting', 'closed', 'reviewed', 'locked')),
	CONSTRAINT "till_sessions_closed_check" CHECK ("till_sessions"."state" in ('open', 'counting') or ("till_sessions"."expected_closing" is not null and "till_sessions"."counted_closing" is not null))
);
--> statement-breakpoint
ALTER TABLE "till_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "till_events" ADD CONSTRAINT "till_events_session_fk" FOREIGN KEY ("workspace_id","session_id") REFERENCES "public"."till_sessions"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_sessions" ADD CONSTRAINT "till_sessions_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_sessions" ADD CONSTRAINT "till_sessions_till_fk" FOREIGN KEY ("workspace_id","till_id") REFERENCES "public"."tills"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "till_events_command_key" ON "till_events" USING btree ("workspace_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "till_sessions_open_key" ON "till_sessions" USING btree ("workspace_id","till_id") WHERE state in ('open', 'counting');--> statement-breakpoint
CREATE INDEX "till_sessions_till_idx" ON "till_sessions" USING btree ("workspace_id","till_id","id");--> statement-breakpoint
CREATE INDEX "till_sessions_date_idx" ON "till_sessions" USING btree ("workspace_id","business_date","id");--> statement-breakpoint
CREATE INDEX "till_sessions_shop_idx" ON "till_sessions" USING btree ("workspace_id","shop_id","business_date","id");--> statement-breakpoint
CREATE INDEX "till_sessions_state_idx" ON "till_sessions" USING btree ("workspace_id","state","business_date","id");--> statement-breakpoint
CREATE INDEX "till_sessions_search_idx" ON "till_sessions" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "same_workspace" ON "till_events" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "till_sessions" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- What was expected and counted stays, whoever writes: the opening from the start, the closing once the till is closed. States
-- only go forward.
CREATE FUNCTION till_sessions_keep() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  states constant text[] := ARRAY['open', 'counting', 'closed', 'reviewed', 'locked'];
BEGIN
  IF ROW(NEW.business_id, NEW.shop_id, NEW.till_id, NEW.currency, NEW.business_date, NEW.expected_opening, NEW.counted_opening, NEW.opening_count)
    IS DISTINCT FROM ROW(OLD.business_id, OLD.shop_id, OLD.till_id, OLD.currency, OLD.business_date, OLD.expected_opening, OLD.counted_opening, OLD.opening_count)
    OR array_position(states, NEW.state) < array_position(states, OLD.state)
    OR (OLD.state NOT IN ('open', 'counting')
      AND ROW(NEW.expected_closing, NEW.counted_closing, NEW.closing_count, NEW.explanation)
        IS DISTINCT FROM ROW(OLD.expected_closing, OLD.counted_closing, OLD.closing_count, OLD.explanation)) THEN
    RAISE EXCEPTION 'what was counted in till session % stays', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'till_sessions_keep', TABLE = 'till_sessions';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER till_sessions_keep BEFORE UPDATE ON till_sessions FOR EACH ROW EXECUTE FUNCTION till_sessions_keep();
--> statement-breakpoint
-- Nothing is posted to a till whose session is closed. A till that never had a session takes postings.
CREATE FUNCTION till_sessions_guard() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  closed record;
BEGIN
  SELECT a.name INTO closed FROM posted p
    JOIN public.accounts a ON a.workspace_id = p.workspace_id AND a.id = p.account_id AND a.role = 'till' AND a.holder LIKE 'till:%'
    JOIN public.till_sessions s ON s.workspace_id = a.workspace_id AND s.till_id = substr(a.holder, 6)::integer
    GROUP BY a.workspace_id, a.id, a.name HAVING NOT bool_or(s.state IN ('open', 'counting')) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the session of % is closed', closed.name
      USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_till_closed', TABLE = 'postings';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER till_sessions_guard AFTER INSERT ON postings REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION till_sessions_guard();
