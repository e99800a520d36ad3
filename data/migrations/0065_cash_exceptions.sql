CREATE TABLE "cash_exceptions" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"name" text NOT NULL,
	"amount" bigint,
	"since" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"closed_by_name" text,
	"task_id" integer,
	CONSTRAINT "cash_exceptions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cash_exceptions_kind_check" CHECK ("cash_exceptions"."kind" in ('till-over-threshold', 'till-unclosed', 'variance-unreviewed', 'drop-unverified', 'safe-over-limit', 'safe-uncounted', 'bag-uncredited', 'bag-difference')),
	CONSTRAINT "cash_exceptions_closed_check" CHECK ("cash_exceptions"."closed_by" is null or "cash_exceptions"."closed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "cash_exceptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "cash_exceptions" ADD CONSTRAINT "cash_exceptions_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_exceptions_open_key" ON "cash_exceptions" USING btree ("workspace_id","kind","subject_id") WHERE "cash_exceptions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "cash_exceptions_since_idx" ON "cash_exceptions" USING btree ("workspace_id","since","id");--> statement-breakpoint
CREATE INDEX "cash_exceptions_amount_idx" ON "cash_exceptions" USING btree ("workspace_id","amount","id");--> statement-breakpoint
CREATE INDEX "cash_exceptions_kind_idx" ON "cash_exceptions" USING btree ("workspace_id","kind","since","id");--> statement-breakpoint
CREATE INDEX "cash_exceptions_shop_idx" ON "cash_exceptions" USING btree ("workspace_id","shop_id","since","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('mail', 'chat', 'task', 'mention', 'reminder', 'invitation', 'payment', 'order', 'undelivered', 'webhookOff', 'cashException'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "cash_exceptions" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));