/**
 * What operations keep besides their buffers: requests, and the blocks of irregular operations. All
 * is made before anything is timed. Operations of users may take these states as well, and {@link
 * org.tutti.operations.state.TranslatedArrivals} where they use a communicator of their own.
 */
package org.tutti.operations.state;
