/** Methods that learn a logical global clock from messages. */
package org.tutti.sync.clocksync;
