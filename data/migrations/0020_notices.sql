CREATE TABLE "notices" (
	"topic" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_topic_email_pk" PRIMARY KEY("topic","email"),
	CONSTRAINT "notices_topic_check" CHECK ("notices"."topic" in ('launch', 'back'))
);
