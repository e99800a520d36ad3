import { runOnOneServer } from "../../support/together-browser"

runOnOneServer(10)
