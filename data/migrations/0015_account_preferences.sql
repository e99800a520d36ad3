CREATE TABLE "metrics" (
	"workspace_id" integer NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"dimension" text DEFAULT '' NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "metrics_workspace_id_name_day_dimension_pk" PRIMARY KEY("workspace_id","name","day","dimension"),
	CONSTRAINT "metrics_name_check" CHECK ("metrics"."name" in ('sessions', 'returning', 'users', 'seconds', 'sessionsGoal', 'pageViews', 'subscribers', 'newsletter', 'expenses', 'budget'))
);
--> statement-breakpoint
ALTER TABLE "metrics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "metrics" ADD CONSTRAINT "metrics_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_language_check" CHECK ("account_settings"."language" in ('en', 'de', 'fr', 'pt'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "metrics" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));