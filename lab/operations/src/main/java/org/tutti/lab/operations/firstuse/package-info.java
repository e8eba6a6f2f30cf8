/**
 * What is paid at the first use of something, beside the same operation in its steady state: the
 * suite {@code first-use}, whose other operations are in the catalog of the core.
 */
package org.tutti.lab.operations.firstuse;
