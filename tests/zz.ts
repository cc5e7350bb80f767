import { startProduct } from "#tests/support/product-server.ts";
import { execFileSync } from "node:child_process";
const t=performance.now(); const at=(s:string)=>console.log(s,Math.round(performance.now()-t));
const demo = await startProduct({demo:true}); at("demo");
execFileSync("cp",["-a",demo.dataDir,"/tmp/proc-live"]); at("cp live");
console.log(execFileSync("du",["-sh",demo.dataDir,demo.dataDir+"/postgres"],{encoding:"utf8"}));
execFileSync("rm",["-rf","/tmp/proc-live"]);
await demo.stop(); at("stop");
