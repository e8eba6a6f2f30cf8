/** Global clocks of two hosts whose link is busy. */
package org.tutti.bench.syncunderload;
