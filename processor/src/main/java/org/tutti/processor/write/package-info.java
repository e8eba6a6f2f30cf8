/** Generates the harness code and the index that the runtime loads. */
package org.tutti.processor.write;
