-- Posting an entry in one statement. The triggers refuse what they refused before; they run fewer statements, and none is planned
-- again. A session plans once, maybe while the tables are still empty, so the plans are made to use indexes.
--
-- Posts the `entry` of a command, which has the columns of the table, with `lines` that name their accounts by `id`, `code`, or `role`
-- and `shop`. Numbers and chains it under the lock of the books; each statement of a function sees what was committed before it began.
-- Returns null and writes nothing if a rule forbids it or its key was used before: the service then finds out why
-- (lib/features/ledger/service/refusal.ts).
CREATE FUNCTION ledger_write(command jsonb) RETURNS jsonb LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  e public.journal_entries := jsonb_populate_record(null::public.journal_entries, command -> 'entry');
  currency constant text := command ->> 'currency';
  given constant jsonb := command -> 'lines';
  before record;
  line jsonb;
  account record;
  ids integer[] := '{}';
  amounts bigint[] := '{}';
  posted text[] := '{}';
BEGIN
  PERFORM FROM public.books b
    WHERE b.workspace_id = e.workspace_id AND b.business_id = e.business_id AND b.currency = command ->> 'currency' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  e.year := extract(year FROM e.business_date);
  SELECT last.sequence, last.hash,
      (SELECT number FROM public.journal_entries WHERE workspace_id = e.workspace_id AND business_id = e.business_id AND year = e.year
        ORDER BY number DESC LIMIT 1) AS number,
      (SELECT state FROM public.periods WHERE workspace_id = e.workspace_id AND business_id = e.business_id
        AND month = date_trunc('month', e.business_date)::date) AS period,
      (SELECT id FROM public.journal_entries WHERE workspace_id = e.workspace_id AND business_id = e.business_id
        AND idempotency_key = e.idempotency_key) AS earlier
    INTO before
    FROM (SELECT) AS one LEFT JOIN LATERAL (SELECT sequence, hash FROM public.journal_entries
      WHERE workspace_id = e.workspace_id AND business_id = e.business_id ORDER BY sequence DESC LIMIT 1) AS last ON true;
  IF before.earlier IS NOT NULL OR before.period = 'locked' OR (before.period = 'soft-closed' AND NOT (command ->> 'isBookkeeper')::boolean) THEN
    RETURN NULL;
  END IF;
  IF e.reverses IS NOT NULL THEN
    PERFORM FROM public.journal_entries
      WHERE workspace_id = e.workspace_id AND business_id = e.business_id AND reverses = e.reverses;
    IF FOUND THEN RETURN NULL; END IF;
  END IF;
  FOR line IN SELECT * FROM jsonb_array_elements(given) LOOP
    IF line ? 'id' THEN
      SELECT a.id, a.code, a.role, a.holder, a.is_archived, false AS is_ambiguous INTO account FROM public.accounts a
        WHERE a.workspace_id = e.workspace_id AND a.id = (line ->> 'id')::integer AND a.business_id = e.business_id;
    ELSIF line ? 'code' THEN
      SELECT a.id, a.code, a.role, a.holder, a.is_archived, false AS is_ambiguous INTO account FROM public.accounts a
        WHERE a.workspace_id = e.workspace_id AND a.business_id = e.business_id AND a.code = line ->> 'code';
    ELSE
      -- The oldest of the shop, or else of the business. Several places of money are ambiguous.
      SELECT a.id, a.code, a.role, a.holder, a.is_archived, a.role IN ('till', 'safe', 'drop_pending', 'cash_in_transit', 'bank')
          AND lead(a.id) OVER (PARTITION BY a.shop_id ORDER BY a.id) IS NOT NULL AS is_ambiguous
        INTO account FROM public.accounts a
        WHERE a.workspace_id = e.workspace_id AND a.business_id = e.business_id AND a.role = line ->> 'role' AND NOT a.is_archived
          AND (a.shop_id IS NULL OR a.shop_id = (line ->> 'shop')::integer)
        ORDER BY a.shop_id NULLS LAST, a.id LIMIT 1;
    END IF;
    IF account.id IS NULL OR account.is_archived OR account.is_ambiguous
      OR (nullif(line ->> 'party', '') IS NULL AND account.role IN ('iou_control', 'trade_debtors', 'supplier_control', 'customer_deposits')) THEN
      RETURN NULL;
    END IF;
    IF account.role = 'till' AND account.holder LIKE 'till:%' THEN
      PERFORM WHERE EXISTS (SELECT FROM public.till_sessions WHERE workspace_id = e.workspace_id AND till_id = substr(account.holder, 6)::integer)
        AND NOT EXISTS (SELECT FROM public.till_sessions WHERE workspace_id = e.workspace_id AND till_id = substr(account.holder, 6)::integer
          AND state IN ('open', 'counting'));
      IF FOUND THEN RETURN NULL; END IF;
    END IF;
    ids := ids || account.id;
    amounts := amounts || (line ->> 'amount')::bigint;
    posted := posted || ARRAY[ARRAY[cardinality(ids)::text, account.code, line ->> 'amount', line ->> 'party', line ->> 'product_id',
      line ->> 'vat_code', line ->> 'net']];
  END LOOP;
  PERFORM FROM (SELECT m.id, sum(m.amount) AS amount FROM unnest(ids, amounts) AS m (id, amount) GROUP BY 1) m
    JOIN public.account_balances b ON b.workspace_id = e.workspace_id AND b.account_id = m.id
    WHERE NOT b.may_go_below_zero AND b.balance + m.amount < 0;
  IF FOUND THEN RETURN NULL; END IF;
  e.sequence := coalesce(before.sequence, 0) + 1;
  e.number := coalesce(before.number, 0) + 1;
  e.lines := cardinality(ids);
  e.previous_hash := coalesce(before.hash, repeat('0', 64));
  e.hash := public.ledger_hash(e, currency, array_to_json(posted)::text);
  INSERT INTO public.journal_entries VALUES (e.*);
  INSERT INTO public.postings (workspace_id, business_id, entry_id, line, account_id, amount, party, product_id, vat_code, net, business_date, sequence)
    SELECT e.workspace_id, e.business_id, e.id, l.line, ids[l.line], l.amount, l.party, l.product_id, l.vat_code, l.net, e.business_date, e.sequence
    FROM ROWS FROM (jsonb_to_recordset(given) AS (amount bigint, party text, product_id integer, vat_code text, net bigint))
      WITH ORDINALITY AS l (amount, party, product_id, vat_code, net, line);
  RETURN jsonb_build_object('id', e.id, 'sequence', e.sequence, 'year', e.year, 'number', e.number, 'hash', e.hash);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_enter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  last record;
  last_number integer;
BEGIN
  PERFORM FROM public.books WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id FOR NO KEY UPDATE;
  SELECT sequence, hash INTO last FROM public.journal_entries
    WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id ORDER BY sequence DESC LIMIT 1;
  IF NEW.sequence IS DISTINCT FROM coalesce(last.sequence, 0) + 1
    OR NEW.previous_hash IS DISTINCT FROM coalesce(last.hash, repeat('0', 64)) THEN
    RAISE EXCEPTION 'the entry does not follow the last one of its business'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_chain', TABLE = 'journal_entries';
  END IF;
  SELECT number INTO last_number FROM public.journal_entries
    WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id AND year = NEW.year ORDER BY number DESC LIMIT 1;
  IF NEW.number IS DISTINCT FROM coalesce(last_number, 0) + 1 THEN
    RAISE EXCEPTION 'number % is not the next of %', NEW.number, NEW.year
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_number', TABLE = 'journal_entries';
  END IF;
  PERFORM FROM public.periods WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id
    AND month = date_trunc('month', NEW.business_date)::date AND state = 'locked';
  IF FOUND THEN
    RAISE EXCEPTION 'the month of % is locked', NEW.business_date
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_period', TABLE = 'journal_entries';
  END IF;
  IF NEW.reverses IS NOT NULL THEN
    PERFORM FROM public.journal_entries WHERE workspace_id = NEW.workspace_id AND id = NEW.reverses AND reverses IS NOT NULL;
    IF FOUND THEN
      RAISE EXCEPTION 'a reversal can''t be reversed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_reversal', TABLE = 'journal_entries';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Balances need no lock of their own order: whoever posts to an account holds the lock of its books.
CREATE OR REPLACE FUNCTION ledger_post() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  wrong record;
BEGIN
  SELECT p.entry_id, p.line INTO wrong FROM posted p
    JOIN public.journal_entries e ON e.workspace_id = p.workspace_id AND e.id = p.entry_id
    JOIN public.accounts a ON a.workspace_id = p.workspace_id AND a.id = p.account_id
    WHERE p.line > e.lines OR p.business_date <> e.business_date OR p.sequence <> e.sequence OR a.is_archived
      OR (p.party IS NULL AND a.role IN ('iou_control', 'trade_debtors', 'supplier_control', 'customer_deposits'))
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'line % of entry % does not fit its entry or account', wrong.line, wrong.entry_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_entry', TABLE = 'postings';
  END IF;
  WITH moved AS (
    SELECT workspace_id, account_id, business_date, sum(amount)::bigint AS amount FROM posted GROUP BY 1, 2, 3
  ), balanced AS (
    UPDATE public.account_balances b SET balance = b.balance + m.amount
      FROM (SELECT workspace_id, account_id, sum(amount)::bigint AS amount FROM moved GROUP BY 1, 2) m
      WHERE b.workspace_id = m.workspace_id AND b.account_id = m.account_id
  )
  INSERT INTO public.account_days AS d (workspace_id, account_id, business_date, amount)
    SELECT workspace_id, account_id, business_date, amount FROM moved
    ON CONFLICT (workspace_id, account_id, business_date) DO UPDATE SET amount = d.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_check() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  made record;
  currency text;
BEGIN
  SELECT count(*) AS lines, coalesce(sum(p.amount), 0) AS total, array_to_json(array_agg(ARRAY[p.line::text, a.code,
      p.amount::text, p.party, p.product_id::text, p.vat_code, p.net::text] ORDER BY p.line))::text AS posted
    INTO made FROM public.postings p JOIN public.accounts a ON a.workspace_id = p.workspace_id AND a.id = p.account_id
    WHERE p.workspace_id = NEW.workspace_id AND p.entry_id = NEW.id;
  IF made.lines <> NEW.lines OR made.total <> 0 THEN
    RAISE EXCEPTION 'the % lines of entry % sum to %', made.lines, NEW.id, made.total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_balance', TABLE = 'journal_entries';
  END IF;
  SELECT b.currency INTO currency FROM public.books b
    WHERE b.workspace_id = NEW.workspace_id AND b.business_id = NEW.business_id;
  IF NEW.hash IS DISTINCT FROM public.ledger_hash(NEW, currency, made.posted) THEN
    RAISE EXCEPTION 'the hash of entry % is wrong', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_hash', TABLE = 'journal_entries';
  END IF;
  IF NEW.reverses IS NOT NULL THEN
    PERFORM FROM (SELECT * FROM public.postings WHERE workspace_id = NEW.workspace_id AND entry_id = NEW.id) r
      FULL JOIN (SELECT * FROM public.postings WHERE workspace_id = NEW.workspace_id AND entry_id = NEW.reverses) o
        ON o.line = r.line
      WHERE (r.account_id, r.amount, r.party, r.product_id, r.vat_code, r.net)
        IS DISTINCT FROM (o.account_id, -o.amount, o.party, o.product_id, o.vat_code, -o.net);
    IF FOUND THEN
      RAISE EXCEPTION 'entry % is not the opposite of the one it reverses', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_reversal', TABLE = 'journal_entries';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Two looks into indexes, where all sessions that the till ever had were read.
CREATE OR REPLACE FUNCTION till_sessions_guard() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  closed record;
BEGIN
  SELECT a.name INTO closed FROM posted p
    JOIN public.accounts a ON a.workspace_id = p.workspace_id AND a.id = p.account_id
      AND a.role = 'till' AND a.holder LIKE 'till:%'
    WHERE EXISTS (SELECT FROM public.till_sessions s WHERE s.workspace_id = a.workspace_id AND s.till_id = substr(a.holder, 6)::integer)
      AND NOT EXISTS (SELECT FROM public.till_sessions s WHERE s.workspace_id = a.workspace_id AND s.till_id = substr(a.holder, 6)::integer
        AND s.state IN ('open', 'counting'))
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the session of % is closed', closed.name
      USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_till_closed', TABLE = 'postings';
  END IF;
  RETURN NULL;
END $$;
