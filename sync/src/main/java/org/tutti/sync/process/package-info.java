/** Methods that let all ranks start an observation together. */
package org.tutti.sync.process;
