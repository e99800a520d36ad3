CREATE TABLE "event_answers" (
	"workspace_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"occurrence" text DEFAULT '' NOT NULL,
	"guest" text NOT NULL,
	"user_id" integer,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_answers_workspace_id_event_id_occurrence_guest_pk" PRIMARY KEY("workspace_id","event_id","occurrence","guest"),
	CONSTRAINT "event_answers_answer_check" CHECK ("event_answers"."answer" in ('yes', 'no', 'maybe', 'none'))
);
--> statement-breakpoint
ALTER TABLE "event_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_kind_check";--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_workspace_id_event_id_events_workspace_id_id_fk" FOREIGN KEY ("workspace_id","event_id") REFERENCES "public"."events"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_answers_user_idx" ON "event_answers" USING btree ("workspace_id","user_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('mail', 'chat', 'task', 'mention', 'reminder', 'invitation', 'payment', 'order', 'undelivered'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_kind_check" CHECK ("mail_outbox"."kind" in ('account', 'email', 'invoice', 'digest', 'notice', 'order', 'invitation'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "event_answers" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));