CREATE TABLE "chat_choices" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"cleared_until" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_choices_workspace_id_user_id_contact_id_pk" PRIMARY KEY("workspace_id","user_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "chat_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_pictures" (
	"workspace_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_pictures_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_choices" ADD CONSTRAINT "chat_choices_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_choices" ADD CONSTRAINT "chat_choices_workspace_id_contact_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","contact_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_pictures" ADD CONSTRAINT "chat_pictures_workspace_id_low_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","low_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_pictures" ADD CONSTRAINT "chat_pictures_workspace_id_high_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","high_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_choices_workspace_id_contact_id_index" ON "chat_choices" USING btree ("workspace_id","contact_id");--> statement-breakpoint
CREATE INDEX "chat_pictures_workspace_id_low_id_index" ON "chat_pictures" USING btree ("workspace_id","low_id");--> statement-breakpoint
CREATE INDEX "chat_pictures_workspace_id_high_id_index" ON "chat_pictures" USING btree ("workspace_id","high_id");--> statement-breakpoint
CREATE INDEX "chat_pictures_workspace_id_sender_id_created_at_index" ON "chat_pictures" USING btree ("workspace_id","sender_id","created_at");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_picture_fk" FOREIGN KEY ("workspace_id","picture_id") REFERENCES "public"."chat_pictures"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client_key" ON "chat_messages" USING btree ("workspace_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_picture_idx" ON "chat_messages" USING btree ("workspace_id","picture_id") WHERE "chat_messages"."picture_id" is not null;--> statement-breakpoint
CREATE POLICY "same_workspace" ON "chat_choices" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "chat_pictures" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));