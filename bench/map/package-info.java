/** Maps of machines whose slow part is known. */
package org.tutti.bench.map;
