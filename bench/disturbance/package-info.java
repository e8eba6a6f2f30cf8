/** Whether a busy machine is named as the cause, an idle one is not, and what looking costs. */
package org.tutti.bench.disturbance;
