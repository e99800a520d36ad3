CREATE TABLE "reading_mappings" (
	"workspace_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_mappings_workspace_id_shop_id_pk" PRIMARY KEY("workspace_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "reading_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reading_mappings" ADD CONSTRAINT "reading_mappings_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_sessions_person_idx" ON "till_sessions" USING btree ("workspace_id","closed_by","business_date","id");--> statement-breakpoint
CREATE INDEX "till_sessions_weekday_idx" ON "till_sessions" USING btree ("workspace_id",(extract(isodow from "business_date")),"business_date","id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "reading_mappings" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));