CREATE TABLE "calendar_feeds" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "calendar_feeds_nonce_unique" UNIQUE("nonce")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_overrides" (
	"workspace_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"occurs_at" timestamp with time zone NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"url" text,
	"title" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"all_day" boolean,
	"calendar" text,
	"details" jsonb,
	CONSTRAINT "event_overrides_workspace_id_event_id_occurs_at_pk" PRIMARY KEY("workspace_id","event_id","occurs_at"),
	CONSTRAINT "event_overrides_calendar_check" CHECK ("event_overrides"."calendar" in ('Business', 'Holiday', 'Personal', 'Family', 'ETC')),
	CONSTRAINT "event_overrides_end_check" CHECK ("event_overrides"."ends_at" >= "event_overrides"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "event_overrides" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "recurrence" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "repeats_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminder" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminds_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "uid" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_overrides" ADD CONSTRAINT "event_overrides_workspace_id_event_id_events_workspace_id_id_fk" FOREIGN KEY ("workspace_id","event_id") REFERENCES "public"."events"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_overrides_starts_at_idx" ON "event_overrides" USING btree ("workspace_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_ends_at_idx" ON "events" USING btree ("workspace_id","ends_at");--> statement-breakpoint
CREATE INDEX "events_repeats_until_idx" ON "events" USING btree ("workspace_id","repeats_until") WHERE "events"."repeats_until" is not null;--> statement-breakpoint
CREATE INDEX "events_reminds_at_idx" ON "events" USING btree ("reminds_at") WHERE "events"."reminds_at" is not null;--> statement-breakpoint
CREATE INDEX "events_uid_idx" ON "events" USING btree ("workspace_id","uid") WHERE "events"."uid" is not null;--> statement-breakpoint
CREATE POLICY "same_workspace" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "event_overrides" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));