/** Everything that public pages run: each part improves what already works without it. */
import { startBusyButtons } from "./busy.ts";
import { startCarousels } from "./carousel.ts";
import { startEmbeds } from "./embeds.ts";
import { startLatePictures } from "./late-pictures.ts";
import { startLiveSearch } from "./live-search.ts";
import { startMaps } from "./map.ts";
import { startMasks } from "./mask.ts";
import { startMenu } from "./menu.ts";
import { warnNotFound } from "./not-found.ts";
import { showOpenState } from "./open-state.ts";
import { startPrint } from "./print.ts";

startMenu();
startBusyButtons();
startCarousels();
startMaps();
startEmbeds();
startLiveSearch();
startLatePictures();
startPrint();
startMasks();
showOpenState();
warnNotFound();
