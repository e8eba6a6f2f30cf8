/** Whether operations under arrival patterns take the time that theory says. */
package org.tutti.bench.arrival;
