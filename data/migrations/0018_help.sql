CREATE TABLE "subscriptions" (
	"workspace_id" integer PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"started_on" date NOT NULL,
	"next_plan" text,
	"next_period" text,
	"next_on" date,
	"is_trial" boolean DEFAULT false NOT NULL,
	"has_tried" boolean DEFAULT false NOT NULL,
	CONSTRAINT "subscriptions_plan_check" CHECK ("subscriptions"."plan" in ('basicPlan', 'standardPlan', 'enterprisePlan')),
	CONSTRAINT "subscriptions_period_check" CHECK ("subscriptions"."period" in ('month', 'year')),
	CONSTRAINT "subscriptions_next_plan_check" CHECK ("subscriptions"."next_plan" in ('basicPlan', 'standardPlan', 'enterprisePlan')),
	CONSTRAINT "subscriptions_next_period_check" CHECK ("subscriptions"."next_period" in ('month', 'year'))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "faq_categories" DROP CONSTRAINT "faq_categories_name_check";--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "id" integer;--> statement-breakpoint
UPDATE "faq_categories" c SET "id" = n.place FROM (SELECT workspace_id, name, row_number() OVER (PARTITION BY workspace_id ORDER BY array_position(ARRAY['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'], name)) AS place FROM "faq_categories") n WHERE n.workspace_id = c.workspace_id AND n.name = c.name;--> statement-breakpoint
INSERT INTO "counters" (workspace_id, kind, last) SELECT workspace_id, 'faqCategory', max(id) FROM "faq_categories" GROUP BY workspace_id ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "faq_categories" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "faq_categories_id_key" ON "faq_categories" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "subscriptions" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));