/** Whether steady states are found where published classifications have them. */
package org.tutti.bench.steadystate;
