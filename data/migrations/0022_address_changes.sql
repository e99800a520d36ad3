CREATE TABLE "address_changes" (
	"workspace_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"confirm_hash" text NOT NULL,
	"refuse_hash" text NOT NULL,
	"undo_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "address_changes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "address_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Nobody knows where the links of before were sent, so they fit no address and no longer work.
ALTER TABLE "account_links" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ALTER COLUMN "email" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_workspace_id_user_id_index" ON "address_changes" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_confirm_key" ON "address_changes" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_refuse_key" ON "address_changes" USING btree ("refuse_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_undo_key" ON "address_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "address_changes" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));