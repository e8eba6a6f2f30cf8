/**
 * What is paid at the first use of something, beside the same operation in its steady state: the
 * suite {@code first-use}, whose other operations are in the packages of their kinds.
 */
package org.tutti.operations.firstuse;
