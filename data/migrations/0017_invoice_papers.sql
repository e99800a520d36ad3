CREATE TABLE "invoice_sellers" (
	"workspace_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "invoice_sellers_workspace_id_invoice_id_pk" PRIMARY KEY("workspace_id","invoice_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_sellers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_sellers" ADD CONSTRAINT "invoice_sellers_workspace_id_invoice_id_invoices_workspace_id_id_fk" FOREIGN KEY ("workspace_id","invoice_id") REFERENCES "public"."invoices"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_sellers" ADD CONSTRAINT "invoice_sellers_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_sellers_user_idx" ON "invoice_sellers" USING btree ("workspace_id","user_id","invoice_id");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_language_check" CHECK ("clients"."language" in ('en', 'de', 'fr', 'pt'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "invoice_sellers" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));