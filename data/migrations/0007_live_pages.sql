CREATE TABLE "live_pages" (
	"workspace_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_pages_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "live_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "live_pages" ADD CONSTRAINT "live_pages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_pages_workspace_id_user_id_seen_at_index" ON "live_pages" USING btree ("workspace_id","user_id","seen_at");--> statement-breakpoint
CREATE INDEX "live_pages_seen_at_index" ON "live_pages" USING btree ("seen_at");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "live_pages" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));