/** Whether data are in the state that {@code --data} names, beside C that brings them into it. */
package org.tutti.bench.livedata;
