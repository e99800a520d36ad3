CREATE TABLE "invoice_reminders" (
	"workspace_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"level" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recipient" text NOT NULL,
	"balance" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "invoice_reminders_workspace_id_invoice_id_level_pk" PRIMARY KEY("workspace_id","invoice_id","level"),
	CONSTRAINT "invoice_reminders_balance_exact" CHECK ("invoice_reminders"."balance" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "invoice_reminders_level_check" CHECK ("invoice_reminders"."level" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "invoice_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_policies" (
	"workspace_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"levels" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reminder_policies_workspace_id_business_id_pk" PRIMARY KEY("workspace_id","business_id")
);
--> statement-breakpoint
ALTER TABLE "reminder_policies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recurring_invoice_runs" (
	"workspace_id" integer NOT NULL,
	"recurring_id" integer NOT NULL,
	"nominal_on" date NOT NULL,
	"invoice_id" integer NOT NULL,
	"state" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "recurring_invoice_runs_workspace_id_recurring_id_nominal_on_pk" PRIMARY KEY("workspace_id","recurring_id","nominal_on"),
	CONSTRAINT "recurring_invoice_runs_state_check" CHECK ("recurring_invoice_runs"."state" in ('made', 'mailed', 'unsent'))
);
--> statement-breakpoint
ALTER TABLE "recurring_invoice_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recurring_invoices" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"business_id" integer,
	"name" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"act" text DEFAULT 'draft' NOT NULL,
	"rule" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"next_on" date,
	"term_days" integer NOT NULL,
	"content" jsonb NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL,
	CONSTRAINT "recurring_invoices_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "recurring_invoices_state_check" CHECK ("recurring_invoices"."state" in ('active', 'paused', 'ended')),
	CONSTRAINT "recurring_invoices_act_check" CHECK ("recurring_invoices"."act" in ('draft', 'send')),
	CONSTRAINT "recurring_invoices_currency_check" CHECK ("recurring_invoices"."currency" in ('USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'PLN', 'CZK', 'RON', 'BRL')),
	CONSTRAINT "recurring_invoices_total_exact" CHECK ("recurring_invoices"."total" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "recurring_invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "buyer_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "invoice_format" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_workspace_id_invoice_id_invoices_workspace_id_id_fk" FOREIGN KEY ("workspace_id","invoice_id") REFERENCES "public"."invoices"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_policies" ADD CONSTRAINT "reminder_policies_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_invoice_runs" ADD CONSTRAINT "recurring_invoice_runs_recurring_fk" FOREIGN KEY ("workspace_id","recurring_id") REFERENCES "public"."recurring_invoices"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_invoices" ADD CONSTRAINT "recurring_invoices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_invoices" ADD CONSTRAINT "recurring_invoices_workspace_id_client_id_clients_workspace_id_id_fk" FOREIGN KEY ("workspace_id","client_id") REFERENCES "public"."clients"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_reminders_sent_idx" ON "invoice_reminders" USING btree ("workspace_id","sent_at","invoice_id");--> statement-breakpoint
CREATE INDEX "recurring_invoice_runs_invoice_idx" ON "recurring_invoice_runs" USING btree ("workspace_id","invoice_id");--> statement-breakpoint
CREATE INDEX "recurring_invoice_runs_made_idx" ON "recurring_invoice_runs" USING btree ("workspace_id","recurring_id") WHERE "recurring_invoice_runs"."state" = 'made';--> statement-breakpoint
CREATE INDEX "recurring_invoices_name_idx" ON "recurring_invoices" USING btree ("workspace_id","search","id");--> statement-breakpoint
CREATE INDEX "recurring_invoices_next_idx" ON "recurring_invoices" USING btree ("workspace_id","next_on","id");--> statement-breakpoint
CREATE INDEX "recurring_invoices_total_idx" ON "recurring_invoices" USING btree ("workspace_id","total","id");--> statement-breakpoint
CREATE INDEX "recurring_invoices_state_idx" ON "recurring_invoices" USING btree ("workspace_id","state","id");--> statement-breakpoint
CREATE INDEX "recurring_invoices_client_idx" ON "recurring_invoices" USING btree ("workspace_id","client_id","id");--> statement-breakpoint
CREATE INDEX "recurring_invoices_search_idx" ON "recurring_invoices" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_invoice_format_check" CHECK ("clients"."invoice_format" in ('auto', 'pdf', 'ubl', 'cii', 'factur-x'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "invoice_reminders" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "reminder_policies" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "recurring_invoice_runs" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "recurring_invoices" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));