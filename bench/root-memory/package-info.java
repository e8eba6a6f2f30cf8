/** The memory of the root of a launch of many ranks. */
package org.tutti.bench.rootmemory;
