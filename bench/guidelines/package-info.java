/** How often guidelines that are violated are reported, and one that holds. */
package org.tutti.bench.guidelines;
