CREATE TABLE "payment_changes" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"what" text NOT NULL,
	"user_id" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"paid_date" date NOT NULL,
	"method" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "payment_changes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "payment_changes_what_check" CHECK ("payment_changes"."what" in ('changed', 'removed', 'restored')),
	CONSTRAINT "payment_changes_kind_check" CHECK ("payment_changes"."kind" in ('payment', 'refund')),
	CONSTRAINT "payment_changes_method_check" CHECK ("payment_changes"."method" in ('bankTransfer', 'card', 'cash', 'directDebit', 'paypal'))
);
--> statement-breakpoint
ALTER TABLE "payment_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_workspace_id_invoice_id_invoices_workspace_id_id_fk" FOREIGN KEY ("workspace_id","invoice_id") REFERENCES "public"."invoices"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_changes_invoice_idx" ON "payment_changes" USING btree ("workspace_id","invoice_id","id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "payment_changes" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));