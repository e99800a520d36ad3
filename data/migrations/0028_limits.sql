CREATE TABLE "workspace_usage" (
	"workspace_id" integer PRIMARY KEY NOT NULL,
	"rows" bigint NOT NULL,
	"ids" bigint NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspace_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploaded_by" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "recipient_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workspace_usage" ADD CONSTRAINT "workspace_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "same_workspace" ON "workspace_usage" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- Who could sign in before addresses were confirmed goes on as before.
UPDATE "users" SET "email_confirmed_at" = "created_at" WHERE "password_hash" IS NOT NULL;--> statement-breakpoint
UPDATE "mail_outbox" SET "recipient_count" = greatest(1, cardinality("recipients"));
