/** Whether operations of the catalog cost what the same calls cost without Tutti. */
package org.tutti.bench.operationtwins;
