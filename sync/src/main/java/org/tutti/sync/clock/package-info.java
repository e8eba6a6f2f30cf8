/** Local clocks and what is known of their quality. */
package org.tutti.sync.clock;
