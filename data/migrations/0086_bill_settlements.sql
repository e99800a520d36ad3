CREATE TABLE "supplier_bill_settlements" (
	"workspace_id" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"bill_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"settled_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "supplier_bill_settlements_workspace_id_entry_id_bill_id_pk" PRIMARY KEY("workspace_id","entry_id","bill_id"),
	CONSTRAINT "supplier_bill_settlements_amount_exact" CHECK ("supplier_bill_settlements"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "supplier_bill_settlements_amount_check" CHECK ("supplier_bill_settlements"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "supplier_bill_settlements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "supplier_bill_events" DROP CONSTRAINT "supplier_bill_events_kind_check";--> statement-breakpoint
ALTER TABLE "supplier_bill_settlements" ADD CONSTRAINT "supplier_bill_settlements_bill_fk" FOREIGN KEY ("workspace_id","bill_id") REFERENCES "public"."supplier_bills"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_bill_settlements_bill_idx" ON "supplier_bill_settlements" USING btree ("workspace_id","bill_id");--> statement-breakpoint
ALTER TABLE "supplier_bill_events" ADD CONSTRAINT "supplier_bill_events_kind_check" CHECK ("supplier_bill_events"."kind" in ('arrived', 'approved', 'part-paid', 'paid', 'rejected', 'reversed'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "supplier_bill_settlements" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));