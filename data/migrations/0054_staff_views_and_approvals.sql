CREATE TABLE "staff_approvals" (
	"hash" text PRIMARY KEY NOT NULL,
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"approver_id" integer NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer,
	"record" text,
	"amount" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_pins" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"pin_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_pins_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "staff_pins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_as" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD CONSTRAINT "staff_approvals_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_pins" ADD CONSTRAINT "staff_pins_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_approvals_user_idx" ON "staff_approvals" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "staff_approvals_expires_idx" ON "staff_approvals" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "staff_approvals" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "staff_pins" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));