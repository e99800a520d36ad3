CREATE TABLE "recurring_charge_days" (
	"workspace_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"entry_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "recurring_charge_days_workspace_id_charge_id_day_pk" PRIMARY KEY("workspace_id","charge_id","day"),
	CONSTRAINT "recurring_charge_days_state_check" CHECK ("recurring_charge_days"."state" in ('charged', 'refused')),
	CONSTRAINT "recurring_charge_days_entry_check" CHECK (("recurring_charge_days"."entry_id" is not null) = ("recurring_charge_days"."state" = 'charged'))
);
--> statement-breakpoint
ALTER TABLE "recurring_charge_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recurring_charges" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"text" text NOT NULL,
	"amount" bigint NOT NULL,
	"vat_rate" integer NOT NULL,
	"rule" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"pauses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"done_until" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recurring_charges_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "recurring_charges_amount_check" CHECK ("recurring_charges"."amount" > 0 and "recurring_charges"."vat_rate" between 0 and 10000),
	CONSTRAINT "recurring_charges_dates_check" CHECK ("recurring_charges"."ends_on" is null or "recurring_charges"."ends_on" >= "recurring_charges"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "recurring_charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_kind_check";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "address" text GENERATED ALWAYS AS (lower("to" -> 0 ->> 'address')) STORED;--> statement-breakpoint
ALTER TABLE "recurring_charge_days" ADD CONSTRAINT "recurring_charge_days_charge_fk" FOREIGN KEY ("workspace_id","charge_id") REFERENCES "public"."recurring_charges"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_charges" ADD CONSTRAINT "recurring_charges_customer_fk" FOREIGN KEY ("workspace_id","customer_id") REFERENCES "public"."clients"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_charges" ADD CONSTRAINT "recurring_charges_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_charges_customer_idx" ON "recurring_charges" USING btree ("workspace_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "recurring_charges_shop_idx" ON "recurring_charges" USING btree ("workspace_id","shop_id","id");--> statement-breakpoint
CREATE INDEX "recurring_charges_active_idx" ON "recurring_charges" USING btree ("workspace_id","id") WHERE "recurring_charges"."is_active";--> statement-breakpoint
CREATE INDEX "mail_outbox_address_idx" ON "mail_outbox" USING btree ("workspace_id","address","created_at");--> statement-breakpoint
CREATE INDEX "clients_email_idx" ON "clients" USING btree ("workspace_id","company_email");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_kind_check" CHECK ("mail_outbox"."kind" in ('account', 'email', 'invoice', 'digest', 'notice', 'order', 'invitation', 'statement'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('mail', 'chat', 'task', 'mention', 'reminder', 'invitation', 'payment', 'order', 'undelivered', 'webhookOff', 'cashException', 'chargeRefused'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "recurring_charge_days" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "recurring_charges" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));