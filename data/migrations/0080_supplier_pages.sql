CREATE TABLE "supplier_products" (
	"workspace_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"code" text NOT NULL,
	"product_id" integer NOT NULL,
	"pieces" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_products_workspace_id_supplier_id_code_pk" PRIMARY KEY("workspace_id","supplier_id","code"),
	CONSTRAINT "supplier_products_pieces_check" CHECK ("supplier_products"."pieces" between 1 and 100000)
);
--> statement-breakpoint
ALTER TABLE "supplier_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "safe_movements" DROP CONSTRAINT "safe_movements_kind_check";--> statement-breakpoint
ALTER TABLE "supplier_bills" DROP CONSTRAINT "supplier_bills_syntax_check";--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD COLUMN "paid_from" text;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD COLUMN "paid_place" integer;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "bill_id" integer;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "party" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "postcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "payment_days" integer;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_supplier_fk" FOREIGN KEY ("workspace_id","supplier_id") REFERENCES "public"."suppliers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_product_fk" FOREIGN KEY ("workspace_id","product_id") REFERENCES "public"."products"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_products_product_idx" ON "supplier_products" USING btree ("workspace_id","product_id");--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_merged_fk" FOREIGN KEY ("workspace_id","merged_into") REFERENCES "public"."suppliers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_documents_bill_idx" ON "stock_documents" USING btree ("workspace_id","bill_id") WHERE bill_id is not null;--> statement-breakpoint
CREATE INDEX "suppliers_merged_idx" ON "suppliers" USING btree ("workspace_id","merged_into") WHERE "suppliers"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "safe_movements" ADD CONSTRAINT "safe_movements_kind_check" CHECK ("safe_movements"."kind" in ('drop', 'count', 'float', 'change', 'exchange', 'bag', 'bag-returned', 'bill'));--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD CONSTRAINT "supplier_bill_lines_pieces_check" CHECK (("supplier_bill_lines"."product_id" is null) = ("supplier_bill_lines"."pieces" is null) and "supplier_bill_lines"."pieces" > 0);--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_paid_from_check" CHECK ("supplier_bills"."paid_from" in ('bank', 'safe', 'till'));--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_syntax_check" CHECK ("supplier_bills"."syntax" in ('ubl', 'cii', 'pdf', 'paper'));--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_merged_check" CHECK ("suppliers"."merged_into" <> "suppliers"."id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "supplier_products" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));