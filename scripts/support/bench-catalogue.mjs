import postgres from "postgres"
import { compare, open } from "./bench-sizes.mjs"
import { makeTemplate, startCluster } from "./postgres.mjs"

/** The highest acceptable time with many products, as a multiple of that with few. */
const maxRatio = 2
/** These read every product or movement by their nature: how alike names are, and charts of a whole period. */
const free = ["duplicates", "figures"]
const few = 1_000
const movementsEach = 10

const list = (query) => `/api/v1/products?${query}`
const levels = (query) => `/api/v1/stock-levels?${query}`

/** Paths by subject. `{id}` is the id of a product in the middle. */
const calls = {
  products: [
    ...["", "page=2", "perPage=100", "shop=1", "state=draft", "state=active&shop=1", "sortBy=name", "sortBy=stock"].map(
      list,
    ),
    ...["q=ember%20fjord", "q=xyzzy", "q=P-777", "gtin={gtin}", "category=1"].map(list),
    ...["/api/v1/products/{id}", "/api/v1/products/{id}?shop=1", "/api/v1/products/{id}/prices"],
  ],
  prices: ["/api/v1/price-sheet?after={id}&limit=50", "/api/v1/price-changes"],
  duplicates: ["/api/v1/product-duplicates?before={id}"],
  shop: [
    ...["", "q=ember%20fjord", "sortBy=price-asc"].map((query) => `/api/ecommerce/shelf?${query}`),
    "/api/ecommerce/product-details?id={id}",
    "/api/ecommerce/product-list?",
  ],
  stock: [
    ...["", "shop=1", "sortBy=value", "state=low", "q=ember%20fjord", "product={id}"].map(levels),
    ...["", "?product={id}", "?shop=1"].map((query) => `/api/v1/stock-movements${query}`),
  ],
  figures: ["/api/v1/stock-figures?days=30", "/api/v1/stock-figures?days=365"],
}

const words =
  "amber beech cedar delta ember fjord grove heath inlet jetty knoll lagoon marsh north oasis ponds quarry ridge shore tidal upper vales weald xenia yonder zephyr basin cliff dunes elbow".split(
    " ",
  )
const word = (of) => `(array['${words.join("','")}'])[1 + (hashint4(${of}) & 2147483647) % ${words.length}]`
/** A GTIN-13 by its number: twelve digits and the check digit. */
const gtin = `(select code || (10 - sum % 10) % 10 from (select lpad((290000000000 + n)::text, 12, '0') as code,
    (select sum(substr(lpad((290000000000 + n)::text, 12, '0'), place, 1)::int * case when place % 2 = 0 then 3 else 1 end)
      from generate_series(1, 12) place) as sum) as digits)`

/** One statement per table; `$1` is the first and `$2` the last product. */
const fills = {
  products: `insert into products (workspace_id, id, slug, name, sku, brand, state, category, category_id, price, stock)
    select 1, n, 'p-' || n, initcap(${word("n")}) || ' ' || ${word("n + 7")} || ' ' || ${word("n + 13")} || ' ' || n % 997, 'P-' || n,
      initcap(${word("n + 3")}), case when n % 20 = 0 then 'draft' else 'active' end, top.department, top.id, 100 + n % 5000, n % 90
    from generate_series($1::int, $2::int) n
    join lateral (select id, department from categories where workspace_id = 1 and parent_id is null and department is not null
      order by id offset n % 4 limit 1) top on true`,
  product_gtins: `insert into product_gtins (workspace_id, gtin, product_id, written)
    select 1, lpad(code, 14, '0'), n, code from (select n, ${gtin} as code from generate_series($1::int, $2::int) n) coded`,
  product_prices: `insert into product_prices (workspace_id, id, product_id, shop_id, amount, currency, valid_from, user_id, user_name)
    select 1, 10000000 + n * 3 + k, n, case k when 2 then 1 end, 100 + n % 5000, 'EUR', now() - (3 - k) * interval '90 days', 0, 'Bench'
    from generate_series($1::int, $2::int) n, generate_series(0, 2) k`,
  stock_levels: `insert into stock_levels (workspace_id, shop_id, product_id, business_id, on_hand, value, since)
    select 1, shop.id, n, shop.business_id, 1 + n % 90, (1 + n % 90) * 60, now() - interval '1 year'
    from generate_series($1::int, $2::int) n join shops shop on shop.workspace_id = 1 and shop.id = 1 + n % 2`,
  stock_movements: `insert into stock_movements (workspace_id, id, business_id, shop_id, product_id, product_name, kind, quantity, value,
      on_hand_after, value_after, business_date, at, user_id, user_name)
    select 1, 100000000 + n * ${movementsEach} + k, shop.business_id, shop.id, n, 'Product ' || n, 'adjust', 1, 60, k + 1, (k + 1) * 60,
      current_date - k * 30, now() - k * interval '30 days', 0, 'Bench'
    from generate_series($1::int, $2::int) n join shops shop on shop.workspace_id = 1 and shop.id = 1 + n % 2,
      generate_series(0, ${movementsEach - 1}) k`,
}

/** Adds products until there are so many, with prices, barcodes, levels and movements. @returns what to put into paths */
async function fill(superUrl, amount) {
  const sql = postgres(superUrl, { max: 1, onnotice: () => {} })
  // Without triggers and foreign keys. Nothing is posted: the books aren't read here.
  await sql.unsafe("set session_replication_role = replica")
  for (const [name, statement] of Object.entries(fills)) {
    await sql.unsafe(statement, [1_001, 1_000 + amount])
    await sql.unsafe(`vacuum analyze ${name}`)
    console.log(`  ${name} filled for ${amount} products`)
  }
  // A product on sale: each twentieth is a draft.
  const id = 1_001 + amount / 2
  const [{ written }] = await sql`select written from product_gtins where workspace_id = 1 and product_id = ${id}`
  await sql.end()
  return { id, written }
}

/** A running server whose paths also have `{gtin}`. */
async function openFilled({ superUrl, databaseUrl }, name, amount) {
  const { id, written } = await fill(superUrl.replace(/postgres$/, name), amount)
  const store = await open(databaseUrl(name), Object.fromEntries(Object.keys(calls).map((subject) => [subject, id])))
  return { ...store, median: (noun, path, seconds) => store.median(noun, path.replace("{gtin}", written), seconds) }
}

/**
 * Prints the median times of lists, searches and details of products and stock with 1,000 products and with `amount`, on one
 * PostgreSQL.
 * @returns whether no call takes more than `maxRatio` times as long
 */
export async function compareCatalogues(amount, seconds, only) {
  const cluster = await startCluster({
    settings: [
      ["shared_buffers", "1GB"],
      ["max_wal_size", "4GB"],
    ],
  })
  try {
    await makeTemplate(cluster, "small")
    await makeTemplate(cluster, "large")
    const small = await openFilled(cluster, "small", few)
    const large = await openFilled(cluster, "large", amount)
    return await compare({ calls, small, large, amount, seconds, only, maxRatio, free })
  } finally {
    await cluster.stop()
  }
}
