CREATE TABLE "order_payments" (
	"workspace_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"nr" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_payments_workspace_id_order_id_nr_pk" PRIMARY KEY("workspace_id","order_id","nr"),
	CONSTRAINT "order_payments_kind_check" CHECK ("order_payments"."kind" in ('payment', 'refund')),
	CONSTRAINT "order_payments_state_check" CHECK ("order_payments"."state" in ('pending', 'done', 'failed', 'manual')),
	CONSTRAINT "order_payments_amount_check" CHECK ("order_payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"workspace_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"promises" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uses_sample_discounts" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_kind_check";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_workspace_id_order_id_orders_workspace_id_id_fk" FOREIGN KEY ("workspace_id","order_id") REFERENCES "public"."orders"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_kind_check" CHECK ("mail_outbox"."kind" in ('account', 'email', 'invoice', 'digest', 'notice', 'order'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language_check" CHECK ("orders"."language" in ('en', 'de', 'fr', 'pt'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "order_payments" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "shop_settings" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- Products of the sample data that nobody has edited; uploads have other paths.
UPDATE "products" SET "is_sample" = true WHERE "version" = 1 AND "image" LIKE '/products/%';--> statement-breakpoint
-- Orders that a provider charged get their payment, and cancelled ones the refund that was asked for at the time.
INSERT INTO "order_payments" ("workspace_id", "order_id", "nr", "kind", "state", "amount", "at")
SELECT "workspace_id", "id", 1, 'payment', 'done', "total", "charged_at" FROM "orders"
WHERE "charged_at" IS NOT NULL AND "total" > 0;--> statement-breakpoint
INSERT INTO "order_payments" ("workspace_id", "order_id", "nr", "kind", "state", "amount", "at")
SELECT "workspace_id", "id", 2, 'refund', 'done', "total",
	coalesce((SELECT max("at") FROM "order_events" AS "event" WHERE "event"."workspace_id" = "orders"."workspace_id"
		AND "event"."order_id" = "orders"."id" AND "event"."status" = 'cancelled'), "charged_at")
FROM "orders" WHERE "charged_at" IS NOT NULL AND "total" > 0 AND "status" = 'cancelled';--> statement-breakpoint
-- Only the demo workspace is the sample company. Elsewhere, and where the samples were cleared, new invoices must not name it.
UPDATE "billing" SET
	"company" = CASE WHEN "company" = 'Lindqvist & Daughters' THEN '' ELSE "company" END,
	"address" = CASE WHEN "address" = 'Österlånggatan 21, 111 31 Stockholm' THEN '' ELSE "address" END,
	"contact" = CASE WHEN "contact" = '+46 8 5550 1201' THEN '' ELSE "contact" END,
	"email" = CASE WHEN "email" = 'accounts@lindqvist.example' THEN '' ELSE "email" END,
	"vat_number" = CASE WHEN "vat_number" = 'SE559000120101' THEN '' ELSE "vat_number" END,
	"bank_name" = CASE WHEN "bank_name" = 'Söderbanken' THEN '' ELSE "bank_name" END,
	"country" = CASE WHEN "country" = 'Sweden' AND "bank_name" = 'Söderbanken' THEN '' ELSE "country" END,
	"iban" = CASE WHEN "iban" = 'SE35 5000 0000 0549 1000 0003' THEN '' ELSE "iban" END,
	"swift_code" = CASE WHEN "swift_code" = 'SODRSESS' THEN '' ELSE "swift_code" END
WHERE "workspace_id" NOT IN (SELECT "id" FROM "workspaces" WHERE "name" = 'Lindqvist & Daughters')
	OR NOT EXISTS (SELECT 1 FROM "invoices" WHERE "invoices"."workspace_id" = "billing"."workspace_id" AND "invoices"."number" = 4987);
