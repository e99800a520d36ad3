CREATE TABLE "deposit_policies" (
	"workspace_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"banking_days" jsonb NOT NULL,
	"verify_within_hours" integer NOT NULL,
	"credit_within_days" integer NOT NULL,
	"witness_required" boolean NOT NULL,
	"photo_above" bigint,
	"version" integer DEFAULT 2 NOT NULL,
	CONSTRAINT "deposit_policies_workspace_id_shop_id_pk" PRIMARY KEY("workspace_id","shop_id"),
	CONSTRAINT "deposit_policies_days_check" CHECK ("deposit_policies"."banking_days" <@ '[1, 2, 3, 4, 5, 6, 7]' and jsonb_array_length("deposit_policies"."banking_days") between 1 and 7),
	CONSTRAINT "deposit_policies_within_check" CHECK ("deposit_policies"."verify_within_hours" > 0 and "deposit_policies"."credit_within_days" > 0),
	CONSTRAINT "deposit_policies_photo_above_exact" CHECK ("deposit_policies"."photo_above" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "deposit_policies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deposit_policies" ADD CONSTRAINT "deposit_policies_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "same_workspace" ON "deposit_policies" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));