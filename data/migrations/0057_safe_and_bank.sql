CREATE TABLE "bank_bag_events" (
	"workspace_id" integer NOT NULL,
	"bag_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"note" text DEFAULT '' NOT NULL,
	"entry_id" uuid,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"witness_id" integer,
	"witness_name" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_bag_events_workspace_id_bag_id_position_pk" PRIMARY KEY("workspace_id","bag_id","position"),
	CONSTRAINT "bank_bag_events_kind_check" CHECK ("bank_bag_events"."kind" in ('prepared', 'sealed', 'dispatched', 'credited', 'resolved', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "bank_bag_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_bags" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"bank_account_id" integer,
	"state" text DEFAULT 'prepared' NOT NULL,
	"number" text NOT NULL,
	"slip_number" text DEFAULT '' NOT NULL,
	"seal_number" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"pieces" jsonb NOT NULL,
	"credited" bigint,
	"credited_on" date,
	"resolution" text,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"prepared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seal_entry_id" uuid,
	CONSTRAINT "bank_bags_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "bank_bags_state_check" CHECK ("bank_bags"."state" in ('prepared', 'sealed', 'in-transit', 'credited', 'reconciled', 'returned')),
	CONSTRAINT "bank_bags_resolution_check" CHECK ("bank_bags"."resolution" in ('corrected', 'accepted')),
	CONSTRAINT "bank_bags_amount_check" CHECK ("bank_bags"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_bags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "counter_deposits" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"till_id" integer,
	"bank_account_id" integer,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"receipt" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"business_date" date NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"deposited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "counter_deposits_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "counter_deposits_amount_check" CHECK ("counter_deposits"."amount" > 0 and "counter_deposits"."fee" >= 0 and "counter_deposits"."fee" < "counter_deposits"."amount")
);
--> statement-breakpoint
ALTER TABLE "counter_deposits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "drops" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"till_id" integer NOT NULL,
	"envelope" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"business_date" date NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"dropped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_id" uuid NOT NULL,
	"counted" bigint,
	"pieces" jsonb,
	"closed_by" integer,
	"closed_by_name" text,
	"closed_at" timestamp with time zone,
	"closing_entry_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "drops_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "drops_state_check" CHECK ("drops"."state" in ('pending', 'verified', 'cancelled')),
	CONSTRAINT "drops_amount_check" CHECK ("drops"."amount" > 0 and ("drops"."counted" is null or "drops"."counted" >= 0)),
	CONSTRAINT "drops_closed_check" CHECK (("drops"."state" = 'pending') = ("drops"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "drops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "safe_contents" (
	"workspace_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"pieces" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"counted_at" timestamp with time zone,
	CONSTRAINT "safe_contents_workspace_id_shop_id_pk" PRIMARY KEY("workspace_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "safe_contents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "safe_movements" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"pieces" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expected" bigint,
	"note" text DEFAULT '' NOT NULL,
	"entry_id" uuid,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"witness_id" integer,
	"witness_name" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "safe_movements_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "safe_movements_kind_check" CHECK ("safe_movements"."kind" in ('drop', 'count', 'float', 'change', 'exchange', 'bag', 'bag-returned'))
);
--> statement-breakpoint
ALTER TABLE "safe_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bank_bag_events" ADD CONSTRAINT "bank_bag_events_bag_fk" FOREIGN KEY ("workspace_id","bag_id") REFERENCES "public"."bank_bags"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_bags" ADD CONSTRAINT "bank_bags_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_bags" ADD CONSTRAINT "bank_bags_account_fk" FOREIGN KEY ("workspace_id","bank_account_id") REFERENCES "public"."bank_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_deposits" ADD CONSTRAINT "counter_deposits_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_deposits" ADD CONSTRAINT "counter_deposits_till_fk" FOREIGN KEY ("workspace_id","till_id") REFERENCES "public"."tills"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_deposits" ADD CONSTRAINT "counter_deposits_account_fk" FOREIGN KEY ("workspace_id","bank_account_id") REFERENCES "public"."bank_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drops" ADD CONSTRAINT "drops_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drops" ADD CONSTRAINT "drops_till_fk" FOREIGN KEY ("workspace_id","till_id") REFERENCES "public"."tills"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safe_contents" ADD CONSTRAINT "safe_contents_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safe_movements" ADD CONSTRAINT "safe_movements_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_bags_open_key" ON "bank_bags" USING btree ("workspace_id","shop_id",lower("number")) WHERE "bank_bags"."state" <> 'returned';--> statement-breakpoint
CREATE INDEX "bank_bags_prepared_idx" ON "bank_bags" USING btree ("workspace_id","prepared_at","id");--> statement-breakpoint
CREATE INDEX "bank_bags_amount_idx" ON "bank_bags" USING btree ("workspace_id","amount","id");--> statement-breakpoint
CREATE INDEX "bank_bags_state_idx" ON "bank_bags" USING btree ("workspace_id","state","prepared_at","id");--> statement-breakpoint
CREATE INDEX "bank_bags_shop_idx" ON "bank_bags" USING btree ("workspace_id","shop_id","prepared_at","id");--> statement-breakpoint
CREATE INDEX "counter_deposits_at_idx" ON "counter_deposits" USING btree ("workspace_id","deposited_at","id");--> statement-breakpoint
CREATE INDEX "counter_deposits_amount_idx" ON "counter_deposits" USING btree ("workspace_id","amount","id");--> statement-breakpoint
CREATE INDEX "counter_deposits_shop_idx" ON "counter_deposits" USING btree ("workspace_id","shop_id","deposited_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "drops_envelope_pending_key" ON "drops" USING btree ("workspace_id","shop_id",lower("envelope")) WHERE "drops"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "drops_dropped_idx" ON "drops" USING btree ("workspace_id","dropped_at","id");--> statement-breakpoint
CREATE INDEX "drops_amount_idx" ON "drops" USING btree ("workspace_id","amount","id");--> statement-breakpoint
CREATE INDEX "drops_shop_idx" ON "drops" USING btree ("workspace_id","shop_id","dropped_at","id");--> statement-breakpoint
CREATE INDEX "drops_state_idx" ON "drops" USING btree ("workspace_id","state","dropped_at","id");--> statement-breakpoint
CREATE INDEX "drops_user_idx" ON "drops" USING btree ("workspace_id","user_id","dropped_at","id");--> statement-breakpoint
CREATE INDEX "safe_movements_shop_idx" ON "safe_movements" USING btree ("workspace_id","shop_id","at","id");--> statement-breakpoint
CREATE INDEX "safe_movements_entry_idx" ON "safe_movements" USING btree ("workspace_id","entry_id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_bag_events" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_bags" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "counter_deposits" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "drops" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "safe_contents" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "safe_movements" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));