CREATE TABLE "audit_details" (
	"workspace_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"salt" text,
	"content" jsonb,
	CONSTRAINT "audit_details_workspace_id_event_id_pk" PRIMARY KEY("workspace_id","event_id"),
	CONSTRAINT "audit_details_blank_check" CHECK (("audit_details"."salt" is null) = ("audit_details"."content" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"workspace_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_key_id" uuid,
	"request_id" text,
	"call" text,
	"action" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" text NOT NULL,
	"details_hash" text NOT NULL,
	CONSTRAINT "audit_events_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"workspace_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"event_id" uuid NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_workspace_id_sequence_pk" PRIMARY KEY("workspace_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "audit_seals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_settings" (
	"workspace_id" integer PRIMARY KEY NOT NULL,
	"retention_days" integer
);
--> statement-breakpoint
ALTER TABLE "audit_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_settings" ADD CONSTRAINT "audit_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_record_idx" ON "audit_events" USING btree ("workspace_id","record_id","record_type","id");--> statement-breakpoint
CREATE INDEX "audit_events_type_idx" ON "audit_events" USING btree ("workspace_id","record_type","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("workspace_id","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("workspace_id","action","id");--> statement-breakpoint
CREATE INDEX "audit_events_id_idx" ON "audit_events" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_event_key" ON "audit_seals" USING btree ("workspace_id","event_id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "audit_details" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "audit_events" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "audit_seals" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "audit_settings" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- Writes one event with its details. Triggers and lib/core/audit/record.ts call it, so there is one place that does.
-- Names are qualified, because the caller's temporary tables come first otherwise.
CREATE FUNCTION audit_write(workspace integer, actor integer, trace jsonb, action text, record_type text, record_id text, content jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Increases within a transaction, because the embedded store's clock has milliseconds only.
  micros bigint := greatest((extract(epoch FROM clock_timestamp()) * 1000000)::bigint,
    nullif(current_setting('app.audited_at', true), '')::bigint + 1);
  -- UUID v7, with the microseconds in the twelve bits after the version.
  event uuid := (lpad(to_hex(micros / 1000), 12, '0') || '7' || lpad(to_hex((micros % 1000) * 4096 / 1000), 3, '0')
    || substr(gen_random_uuid()::text, 20))::uuid;
  salt text := gen_random_uuid()::text;
  -- Sign-ins and background work for a user don't know the name.
  named text := trace ->> 'name';
  whole jsonb;
BEGIN
  PERFORM set_config('app.audited_at', micros::text, true);
  IF named IS NULL AND actor <> 0 THEN
    SELECT full_name INTO named FROM public.users WHERE workspace_id = workspace AND id = actor;
  END IF;
  whole := jsonb_strip_nulls(jsonb_build_object('actor', named, 'network', trace -> 'network')) || content;
  INSERT INTO public.audit_events (workspace_id, id, recorded_at, actor_id, actor_key_id, request_id, call, action, record_type,
    record_id, details_hash)
  VALUES (workspace, event, timestamptz 'epoch' + micros * interval '1 microsecond', nullif(actor, 0), (trace ->> 'key')::uuid,
    trace ->> 'request', trace ->> 'call', action, record_type, record_id, encode(sha256(convert_to(salt || whole::text, 'UTF8')), 'hex'));
  INSERT INTO public.audit_details (workspace_id, event_id, salt, content) VALUES (workspace, event, salt, whole);
END $$;
--> statement-breakpoint
-- The values of a row's key columns, joined by slashes.
CREATE FUNCTION audit_key(given jsonb, cols text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  joined text := given ->> cols[1];
BEGIN
  FOR i IN 2 .. cardinality(cols) LOOP
    joined := joined || '/' || (given ->> cols[i]);
  END LOOP;
  RETURN joined;
END $$;
--> statement-breakpoint
-- Records a change of a row. Arguments: record type, its key columns, audited columns and their names in the API, those
-- whose values are never recorded, and for a part of a record its table and key columns.
CREATE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  given jsonb := coalesce(becomes, was);
  cols text[] := TG_ARGV[2];
  fields text[] := TG_ARGV[3];
  hidden text[] := TG_ARGV[4];
  is_part boolean := TG_ARGV[5] <> '';
  is_restoring boolean := current_setting('app.restoring', true) = 'on';
  done text := CASE TG_OP WHEN 'UPDATE' THEN 'updated' WHEN 'DELETE' THEN 'deleted' ELSE 'created' END;
  before jsonb := '{}';
  after jsonb := '{}';
  a jsonb;
  b jsonb;
  content jsonb := '{}';
BEGIN
  IF is_part AND is_restoring THEN RETURN NULL; END IF;
  -- The cascade of a deleted workspace. Members can't delete one, nor read the table.
  IF TG_OP = 'DELETE' THEN
    IF has_table_privilege('public.audit_seals', 'insert') THEN
      IF NOT EXISTS (SELECT FROM public.workspaces WHERE id = OLD.workspace_id) THEN RETURN NULL; END IF;
    END IF;
  END IF;
  -- A loop of simple expressions takes a quarter of the time of one query over the columns.
  FOR i IN 1 .. cardinality(cols) LOOP
    a := was -> cols[i];
    b := becomes -> cols[i];
    -- Empty columns of a new or deleted row are left out.
    IF a IS DISTINCT FROM b AND (TG_OP = 'UPDATE' OR coalesce(a, b) <> 'null') THEN
      IF cols[i] = ANY (hidden) THEN
        a := CASE WHEN a <> 'null' THEN '"***"' END;
        b := CASE WHEN b <> 'null' THEN '"***"' END;
      END IF;
      before := before || jsonb_build_object(fields[i], a);
      after := after || jsonb_build_object(fields[i], b);
    END IF;
  END LOOP;
  IF was IS NOT NULL THEN content := jsonb_build_object('before', before); END IF;
  IF becomes IS NOT NULL THEN content := content || jsonb_build_object('after', after); END IF;
  IF is_part THEN
    content := content || jsonb_build_object('part', jsonb_build_object('type', TG_ARGV[5], 'action', done,
      'id', public.audit_key(given, TG_ARGV[6]::text[])));
  END IF;
  PERFORM public.audit_write(
    (given ->> 'workspace_id')::integer,
    nullif(current_setting('app.user_id', true), '')::integer,
    nullif(current_setting('app.trace', true), '')::jsonb,
    CASE WHEN is_part THEN 'updated' WHEN is_restoring AND TG_OP = 'INSERT' THEN 'restored' ELSE done END,
    TG_ARGV[0], public.audit_key(given, TG_ARGV[1]::text[]), content);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whether the trigger audit_row runs. Only the owner can turn it off, for sample data and restores: a member has no right to
-- insert seals, and the rows of a cascade, which run as the owner, are never exempt.
CREATE FUNCTION audit_is_off() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('app.audit', true), '') = 'off' AND pg_trigger_depth() = 0 AND has_table_privilege('public.audit_seals', 'insert')
$$;
--> statement-breakpoint
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_details' THEN
    IF NEW.salt IS NULL AND NEW.content IS NULL AND NEW.workspace_id = OLD.workspace_id AND NEW.event_id = OLD.event_id THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM public.workspaces WHERE id = OLD.workspace_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% of % is refused: the audit log is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_refuse BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse BEFORE UPDATE OR DELETE ON audit_details FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse_truncate BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse_truncate BEFORE TRUNCATE ON audit_details FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse_truncate BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE FUNCTION audit_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.audit_seals WHERE workspace_id = OLD.id;
  DELETE FROM public.audit_details WHERE workspace_id = OLD.id;
  DELETE FROM public.audit_events WHERE workspace_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_forget AFTER DELETE ON workspaces FOR EACH ROW EXECUTE FUNCTION audit_forget();
