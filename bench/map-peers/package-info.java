/** What a map says of pairs of ranks, beside what other programs say. */
package org.tutti.bench.mappeers;
