/**
 * Operations split into several messages, the suite {@code split}: the library shall not be slower
 * with one message of n bytes than with k messages of n / k bytes (Träff, Gropp and Thakur 2010).
 */
package org.tutti.lab.operations.split;
