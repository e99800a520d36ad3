CREATE TABLE "account_connections" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"network" text NOT NULL,
	"handle" text NOT NULL,
	"profile_img" text DEFAULT '' NOT NULL,
	CONSTRAINT "account_connections_workspace_id_user_id_network_pk" PRIMARY KEY("workspace_id","user_id","network"),
	CONSTRAINT "account_connections_network_check" CHECK ("account_connections"."network" in ('twitter', 'google', 'facebook', 'github'))
);
--> statement-breakpoint
ALTER TABLE "account_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_settings" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"google" text DEFAULT '' NOT NULL,
	"linked_in" text DEFAULT '' NOT NULL,
	"quora" text DEFAULT '' NOT NULL,
	"comment_on_article" boolean DEFAULT true NOT NULL,
	"answer_on_form" boolean DEFAULT true NOT NULL,
	"follow_me" boolean DEFAULT false NOT NULL,
	"new_announcements" boolean DEFAULT true NOT NULL,
	"product_updates" boolean DEFAULT true NOT NULL,
	"blog_digest" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_settings_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "account_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blog_bookmarks" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	CONSTRAINT "blog_bookmarks_workspace_id_user_id_post_id_pk" PRIMARY KEY("workspace_id","user_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"workspace_id" integer NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "blog_categories_workspace_id_value_pk" PRIMARY KEY("workspace_id","value")
);
--> statement-breakpoint
ALTER TABLE "blog_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_comments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "blog_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blog_post_categories" (
	"workspace_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "blog_post_categories_workspace_id_post_id_value_pk" PRIMARY KEY("workspace_id","post_id","value")
);
--> statement-breakpoint
ALTER TABLE "blog_post_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"featured_image" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (lower(title || E'
' || excerpt)) STORED NOT NULL,
	CONSTRAINT "blog_posts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "blog_posts_status_check" CHECK ("blog_posts"."status" in ('Published', 'Pending', 'Draft'))
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"workspace_id" integer NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	CONSTRAINT "faq_categories_workspace_id_name_pk" PRIMARY KEY("workspace_id","name"),
	CONSTRAINT "faq_categories_name_check" CHECK ("faq_categories"."name" in ('payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'))
);
--> statement-breakpoint
ALTER TABLE "faq_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"ans" text NOT NULL,
	CONSTRAINT "faq_questions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "faq_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kb_articles" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kb_articles_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "kb_articles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kb_categories" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"img" text DEFAULT '' NOT NULL,
	"icon" text NOT NULL,
	"icon_color" text NOT NULL,
	CONSTRAINT "kb_categories_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "kb_categories_icon_color_check" CHECK ("kb_categories"."icon_color" in ('brand', 'success', 'warning', 'danger', 'info'))
);
--> statement-breakpoint
ALTER TABLE "kb_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "poll_options" (
	"workspace_id" integer NOT NULL,
	"poll_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "poll_options_workspace_id_poll_id_name_pk" PRIMARY KEY("workspace_id","poll_id","name")
);
--> statement-breakpoint
ALTER TABLE "poll_options" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"workspace_id" integer NOT NULL,
	"poll_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "poll_votes_workspace_id_poll_id_user_id_pk" PRIMARY KEY("workspace_id","poll_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "poll_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "polls" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"question" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "polls_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "polls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "post_comment_likes" (
	"workspace_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "post_comment_likes_workspace_id_comment_id_user_id_pk" PRIMARY KEY("workspace_id","comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "post_comment_likes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "post_comments" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_comments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "post_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "post_marks" (
	"workspace_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_marks_workspace_id_post_id_mark_user_id_pk" PRIMARY KEY("workspace_id","post_id","mark","user_id"),
	CONSTRAINT "post_marks_mark_check" CHECK ("post_marks"."mark" in ('like', 'share'))
);
--> statement-breakpoint
ALTER TABLE "post_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "posts" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pricing_plans" (
	"workspace_id" integer NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"img" text NOT NULL,
	"currency" text NOT NULL,
	"monthly_price" integer NOT NULL,
	"yearly_month_price" integer NOT NULL,
	"benefits" text[] NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pricing_plans_workspace_id_name_pk" PRIMARY KEY("workspace_id","name"),
	CONSTRAINT "pricing_plans_name_check" CHECK ("pricing_plans"."name" in ('basicPlan', 'standardPlan', 'enterprisePlan')),
	CONSTRAINT "pricing_plans_prices_check" CHECK ("pricing_plans"."monthly_price" >= 0 and "pricing_plans"."yearly_month_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "pricing_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pricing_questions" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"question" text NOT NULL,
	"ans" text NOT NULL,
	CONSTRAINT "pricing_questions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "pricing_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_feed_favorites" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "profile_feed_favorites_workspace_id_user_id_target_id_pk" PRIMARY KEY("workspace_id","user_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "profile_feed_favorites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_feeds" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "profile_feeds_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_follows" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"followed_id" integer NOT NULL,
	CONSTRAINT "profile_follows_workspace_id_user_id_followed_id_pk" PRIMARY KEY("workspace_id","user_id","followed_id")
);
--> statement-breakpoint
ALTER TABLE "profile_follows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_page_favorites" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "profile_page_favorites_workspace_id_user_id_target_id_pk" PRIMARY KEY("workspace_id","user_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "profile_page_favorites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_pages" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"username" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	CONSTRAINT "profile_pages_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_photos" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"img" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_photos_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"designation" text DEFAULT '' NOT NULL,
	"cover_img" text DEFAULT '' NOT NULL,
	"joined_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "profiles_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_connections" ADD CONSTRAINT "account_connections_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_bookmarks" ADD CONSTRAINT "blog_bookmarks_post_fk" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."blog_posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_categories" ADD CONSTRAINT "blog_categories_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_post_fk" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."blog_posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_categories" ADD CONSTRAINT "blog_post_categories_post_fk" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."blog_posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_categories" ADD CONSTRAINT "blog_post_categories_category_fk" FOREIGN KEY ("workspace_id","value") REFERENCES "public"."blog_categories"("workspace_id","value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_categories" ADD CONSTRAINT "faq_categories_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_category_fk" FOREIGN KEY ("workspace_id","category") REFERENCES "public"."faq_categories"("workspace_id","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_articles" ADD CONSTRAINT "kb_articles_category_fk" FOREIGN KEY ("workspace_id","category_id") REFERENCES "public"."kb_categories"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kb_categories" ADD CONSTRAINT "kb_categories_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_fk" FOREIGN KEY ("workspace_id","poll_id") REFERENCES "public"."polls"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_option_fk" FOREIGN KEY ("workspace_id","poll_id","name") REFERENCES "public"."poll_options"("workspace_id","poll_id","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment_likes" ADD CONSTRAINT "post_comment_likes_comment_fk" FOREIGN KEY ("workspace_id","comment_id") REFERENCES "public"."post_comments"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment_likes" ADD CONSTRAINT "post_comment_likes_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_fk" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_marks" ADD CONSTRAINT "post_marks_post_fk" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_marks" ADD CONSTRAINT "post_marks_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_plans" ADD CONSTRAINT "pricing_plans_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing_questions" ADD CONSTRAINT "pricing_questions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_feed_favorites" ADD CONSTRAINT "profile_feed_favorites_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_feed_favorites" ADD CONSTRAINT "profile_feed_favorites_target_fk" FOREIGN KEY ("workspace_id","target_id") REFERENCES "public"."profile_feeds"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_feeds" ADD CONSTRAINT "profile_feeds_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_follows" ADD CONSTRAINT "profile_follows_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_follows" ADD CONSTRAINT "profile_follows_workspace_id_followed_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","followed_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_page_favorites" ADD CONSTRAINT "profile_page_favorites_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_page_favorites" ADD CONSTRAINT "profile_page_favorites_target_fk" FOREIGN KEY ("workspace_id","target_id") REFERENCES "public"."profile_pages"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pages" ADD CONSTRAINT "profile_pages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_photos" ADD CONSTRAINT "profile_photos_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_bookmarks_post_idx" ON "blog_bookmarks" USING btree ("workspace_id","post_id");--> statement-breakpoint
CREATE INDEX "blog_comments_post_idx" ON "blog_comments" USING btree ("workspace_id","post_id","id");--> statement-breakpoint
CREATE INDEX "blog_post_categories_value_idx" ON "blog_post_categories" USING btree ("workspace_id","value");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("workspace_id","slug");--> statement-breakpoint
CREATE INDEX "blog_posts_status_idx" ON "blog_posts" USING btree ("workspace_id","status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("workspace_id","author_id","id");--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "faq_questions_category_idx" ON "faq_questions" USING btree ("workspace_id","category","id");--> statement-breakpoint
CREATE UNIQUE INDEX "kb_articles_slug_key" ON "kb_articles" USING btree ("workspace_id","slug");--> statement-breakpoint
CREATE INDEX "kb_articles_category_idx" ON "kb_articles" USING btree ("workspace_id","category_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "kb_categories_slug_key" ON "kb_categories" USING btree ("workspace_id","slug");--> statement-breakpoint
CREATE INDEX "poll_votes_option_idx" ON "poll_votes" USING btree ("workspace_id","poll_id","name");--> statement-breakpoint
CREATE INDEX "poll_votes_user_idx" ON "poll_votes" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "post_comment_likes_user_idx" ON "post_comment_likes" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "post_comments_post_idx" ON "post_comments" USING btree ("workspace_id","post_id","id");--> statement-breakpoint
CREATE INDEX "post_comments_user_idx" ON "post_comments" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "post_marks_user_idx" ON "post_marks" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "posts_user_idx" ON "posts" USING btree ("workspace_id","user_id");--> statement-breakpoint
CREATE INDEX "profile_feed_favorites_target_idx" ON "profile_feed_favorites" USING btree ("workspace_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_feeds_handle_key" ON "profile_feeds" USING btree ("workspace_id","handle");--> statement-breakpoint
CREATE INDEX "profile_follows_followed_idx" ON "profile_follows" USING btree ("workspace_id","followed_id");--> statement-breakpoint
CREATE INDEX "profile_page_favorites_target_idx" ON "profile_page_favorites" USING btree ("workspace_id","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_pages_username_key" ON "profile_pages" USING btree ("workspace_id","username");--> statement-breakpoint
CREATE INDEX "profile_photos_user_idx" ON "profile_photos" USING btree ("workspace_id","user_id","id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "account_connections" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "account_settings" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "blog_bookmarks" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "blog_categories" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "blog_comments" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "blog_post_categories" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "blog_posts" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "faq_categories" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "faq_questions" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "kb_articles" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "kb_categories" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "poll_options" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "poll_votes" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "polls" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "post_comment_likes" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "post_comments" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "post_marks" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "posts" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "pricing_plans" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "pricing_questions" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "profile_feed_favorites" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "profile_feeds" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "profile_follows" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "profile_page_favorites" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "profile_pages" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "profile_photos" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "profiles" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));