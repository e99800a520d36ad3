CREATE TABLE "autocomplete_titles" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "autocomplete_titles_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "autocomplete_titles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"calendar" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "events_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "events_calendar_check" CHECK ("events"."calendar" in ('Business', 'Holiday', 'Personal', 'Family', 'ETC')),
	CONSTRAINT "events_end_check" CHECK ("events"."ends_at" >= "events"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employees" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"full_name" text NOT NULL,
	"post" text NOT NULL,
	"email" text NOT NULL,
	"city" text NOT NULL,
	"start_date" date NOT NULL,
	"salary" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"age" smallint NOT NULL,
	"experience" smallint NOT NULL,
	"status" smallint NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(full_name || E'\n' || post || E'\n' || email || E'\n' || age::text || E'\n' || extract(month from start_date)::int::text || '/' || extract(day from start_date)::int::text || '/' || extract(year from start_date)::int::text || E'\n' || '$' || (salary / 100)::text || '.' || lpad((salary % 100)::text, 2, '0'))) STORED NOT NULL,
	CONSTRAINT "employees_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "employees_currency_check" CHECK ("employees"."currency" in ('USD')),
	CONSTRAINT "employees_status_check" CHECK ("employees"."status" between 1 and 5),
	CONSTRAINT "employees_salary_check" CHECK ("employees"."salary" >= 0)
);
--> statement-breakpoint
ALTER TABLE "employees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_assignees" (
	"workspace_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "task_assignees_workspace_id_task_id_pk" PRIMARY KEY("workspace_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "task_assignees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tasks" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"due_date" date NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"is_important" boolean DEFAULT false NOT NULL,
	"position" double precision NOT NULL,
	CONSTRAINT "tasks_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tasks_tags_check" CHECK ("tasks"."tags" <@ array['team', 'low', 'medium', 'high', 'update']::text[])
);
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "autocomplete_titles" ADD CONSTRAINT "autocomplete_titles_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignees" ADD CONSTRAINT "task_assignees_workspace_id_task_id_tasks_workspace_id_id_fk" FOREIGN KEY ("workspace_id","task_id") REFERENCES "public"."tasks"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignees" ADD CONSTRAINT "task_assignees_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autocomplete_titles_rank_idx" ON "autocomplete_titles" USING btree ("workspace_id","rank","id");--> statement-breakpoint
CREATE INDEX "events_starts_at_idx" ON "events" USING btree ("workspace_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_calendar_idx" ON "events" USING btree ("workspace_id","calendar","starts_at","id");--> statement-breakpoint
CREATE INDEX "employees_search_idx" ON "employees" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "task_assignees_user_idx" ON "task_assignees" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "tasks_title_idx" ON "tasks" USING btree ("workspace_id","title","id");--> statement-breakpoint
CREATE INDEX "tasks_due_date_idx" ON "tasks" USING btree ("workspace_id","due_date","id");--> statement-breakpoint
CREATE INDEX "tasks_position_idx" ON "tasks" USING btree ("workspace_id","position","id");--> statement-breakpoint
CREATE INDEX "tasks_completed_idx" ON "tasks" USING btree ("workspace_id","is_deleted","is_completed","id");--> statement-breakpoint
CREATE INDEX "tasks_important_idx" ON "tasks" USING btree ("workspace_id","is_deleted","is_important","id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "autocomplete_titles" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "events" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "employees" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "task_assignees" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "tasks" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));