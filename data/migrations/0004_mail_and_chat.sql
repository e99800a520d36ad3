CREATE TABLE "chat_messages" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"message" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "chat_messages_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "chat_messages_sender_check" CHECK ("chat_messages"."sender_id" in ("chat_messages"."low_id", "chat_messages"."high_id"))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_profiles" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'online' NOT NULL,
	"is_two_step_auth_verification_enabled" boolean DEFAULT false NOT NULL,
	"is_notifications_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "chat_profiles_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "chat_profiles_status_check" CHECK ("chat_profiles"."status" in ('online', 'offline', 'busy', 'away'))
);
--> statement-breakpoint
ALTER TABLE "chat_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_talks" (
	"workspace_id" integer NOT NULL,
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	CONSTRAINT "chat_talks_workspace_id_low_id_high_id_pk" PRIMARY KEY("workspace_id","low_id","high_id"),
	CONSTRAINT "chat_talks_pair_check" CHECK ("chat_talks"."low_id" < "chat_talks"."high_id")
);
--> statement-breakpoint
ALTER TABLE "chat_talks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"workspace_id" integer NOT NULL,
	"mail_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "mail_attachments_workspace_id_mail_id_position_pk" PRIMARY KEY("workspace_id","mail_id","position")
);
--> statement-breakpoint
ALTER TABLE "mail_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_files" (
	"workspace_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"thumbnail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_files_workspace_id_file_id_pk" PRIMARY KEY("workspace_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "mail_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" integer NOT NULL,
	"from_user_id" integer,
	"from_email" text NOT NULL,
	"from_name" text NOT NULL,
	"to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bcc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"folder" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_starred" boolean DEFAULT false NOT NULL,
	"labels" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"scheduled_at" timestamp with time zone,
	CONSTRAINT "mails_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "mails_folder_check" CHECK ("mails"."folder" in ('inbox', 'sent', 'draft', 'spam', 'trash')),
	CONSTRAINT "mails_labels_check" CHECK ("mails"."labels" <@ array['private', 'company', 'important', 'personal'])
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_talk_fk" FOREIGN KEY ("workspace_id","low_id","high_id") REFERENCES "public"."chat_talks"("workspace_id","low_id","high_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_profiles" ADD CONSTRAINT "chat_profiles_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_talks" ADD CONSTRAINT "chat_talks_workspace_id_low_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","low_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_talks" ADD CONSTRAINT "chat_talks_workspace_id_high_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","high_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_workspace_id_mail_id_mails_workspace_id_id_fk" FOREIGN KEY ("workspace_id","mail_id") REFERENCES "public"."mails"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_file_fk" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."mail_files"("workspace_id","file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_files" ADD CONSTRAINT "mail_files_workspace_id_file_id_files_workspace_id_id_fk" FOREIGN KEY ("workspace_id","file_id") REFERENCES "public"."files"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_talk_idx" ON "chat_messages" USING btree ("workspace_id","low_id","high_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unseen_idx" ON "chat_messages" USING btree ("workspace_id","low_id","high_id","sender_id") WHERE "chat_messages"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "chat_talks_workspace_id_high_id_index" ON "chat_talks" USING btree ("workspace_id","high_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_attachments_file_key" ON "mail_attachments" USING btree ("workspace_id","file_id","mail_id");--> statement-breakpoint
CREATE INDEX "mail_files_workspace_id_user_id_created_at_index" ON "mail_files" USING btree ("workspace_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_folder_idx" ON "mails" USING btree ("workspace_id","user_id","folder","time","id");--> statement-breakpoint
CREATE INDEX "mails_starred_idx" ON "mails" USING btree ("workspace_id","user_id","time","id") WHERE "mails"."is_starred";--> statement-breakpoint
CREATE INDEX "mails_unread_idx" ON "mails" USING btree ("workspace_id","user_id","folder") WHERE not "mails"."is_read";--> statement-breakpoint
CREATE INDEX "mails_thread_idx" ON "mails" USING btree ("workspace_id","user_id","thread_id","time");--> statement-breakpoint
CREATE INDEX "mails_message_idx" ON "mails" USING btree ("workspace_id","message_id");--> statement-breakpoint
CREATE INDEX "mails_scheduled_idx" ON "mails" USING btree ("workspace_id","scheduled_at") WHERE "mails"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "users_account_idx" ON "users" USING btree ("workspace_id","id") WHERE "users"."password_hash" is not null;--> statement-breakpoint
CREATE POLICY "same_workspace" ON "chat_messages" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "chat_profiles" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "chat_talks" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "mail_attachments" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "mail_files" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "mails" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));