/**
 * The memory that operations use: message buffers, and what is done with their data between
 * observations. One {@link org.tutti.annotations.DataState} is made by one class: what is touched
 * or flushed byte by byte by {@link org.tutti.measure.memory.LiveData}, a cold cache by {@link
 * org.tutti.measure.memory.CacheEraser}, and other memory for each message by {@link
 * org.tutti.measure.memory.BufferRotation}; {@link org.tutti.measure.memory.DataPlacement} holds
 * the three that a cell has.
 */
package org.tutti.measure.memory;
